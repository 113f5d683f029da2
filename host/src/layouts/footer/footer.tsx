import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ColourModeChoice } from '../../colour-mode/colour-mode-choice.tsx';
import { ConsentLink } from '../../consent/consent-link.tsx';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import styles from './footer.module.css';

const machinery = ['weaving', 'circular-knitting', 'dyeing', 'finishing'] as const;
const textiles = ['yarn', 'fabric', 'home-textiles', 'spare-parts'] as const;

export function Footer() {
  const t = useText();
  return (
    <footer className={styles.root}>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand />
            <p>{t('footer.about')}</p>
            <ColourModeChoice />
          </div>
          <Column title={t('footer.machinery')} categories={machinery} />
          <Column title={t('footer.textiles')} categories={textiles} />
        </div>
        <div className={styles.legal}>
          <p>
            © {new Date().getFullYear()} {publicConfig().brandName}
          </p>
          <ConsentLink className={styles.link} />
        </div>
      </div>
    </footer>
  );
}

function Column({
  title,
  categories,
}: {
  title: string;
  categories: readonly (typeof machinery | typeof textiles)[number][];
}) {
  const t = useText();
  // messages: footer.category.*
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {categories.map((id) => (
          <li key={id}>
            <LocaleLink to={`/shop?category=${id}`} className={styles.link}>
              {t(`footer.category.${id}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
