import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CartIcon,
  Heading,
  Icon,
  IconButton,
  KeyHint,
  SearchIcon,
  TextField,
  VisuallyHidden,
} from 'shared-kit/ui';
import { IconLink, Selvedge, SkipLink } from 'shared-kit/ui/host';
import { ColourModeIcon, CompareIcon } from './gallery.sprite.ts';
import 'shared-kit/ui/styles.css';
import { ChoiceCards } from './choice-cards.tsx';
import { FieldCards } from './field-cards.tsx';
import styles from './gallery.module.css';
import { OverlayCards } from './overlay-cards.tsx';
import { StateCards } from './state-cards.tsx';
import { TableCards } from './table-cards.tsx';

function switchMode() {
  const root = document.documentElement;
  const dark = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.theme = dark === 'dark' ? 'light' : 'dark';
}

function Header() {
  return (
    <header className={styles.top}>
      <Selvedge />
      <div className={styles.bar}>
        <strong>Tezgah</strong>
        <TextField
          label="Search machines and fabrics"
          labelHidden
          type="search"
          placeholder="Search machines and fabrics"
          aria-keyshortcuts="/"
          before={<Icon of={SearchIcon} />}
          after={<KeyHint>/</KeyHint>}
          className={styles.find}
        />
        <div className={styles.tools}>
          <IconButton icon={ColourModeIcon} label="Colour mode" onClick={switchMode} />
          <IconLink icon={CompareIcon} label="Compare, 2 machines" count={2} href="#compare" />
          <IconLink icon={CartIcon} label="Cart, 3 items" count={3} href="#cart" />
        </div>
      </div>
    </header>
  );
}

function Gallery() {
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Heading level={1}>Components</Heading>
        <VisuallyHidden>Every component of the kit</VisuallyHidden>
        <div className={styles.cards}>
          <FieldCards />
          <ChoiceCards />
          <TableCards />
          <OverlayCards />
          <StateCards />
        </div>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
