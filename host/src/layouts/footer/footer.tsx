import { noticesPath } from 'shared-kit/contract/market';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ColourModeChoice } from '../../colour-mode/colour-mode-choice.tsx';
import { ConsentLink } from '../../consent/consent-link.tsx';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import styles from './footer.module.css';

const machinery = ['weaving', 'circular-knitting', 'dyeing', 'finishing'] as const;
const audiences = ['machinery-manufacturer', 'textile-manufacturer', 'retailer', 'financing'] as const;
const facts = ['about-us', 'contact-us', 'terms-of-use', 'privacy-policy'] as const;
const textiles = ['yarn', 'fabric', 'home-textiles', 'spare-parts'] as const;

export function Footer() {
  const t = useText();
  const inCategory = (id: (typeof machinery | typeof textiles)[number]): FooterLink => ({
    to: `/shop?category=${id}`,
    text: t(`footer.category.${id}`),
  });
  const toPage = (slug: (typeof audiences | typeof facts)[number]): FooterLink => ({
    to: `/${slug}`,
    text: t(`footer.page.${slug}`),
  });
  return (
    <footer className={styles.root}>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand />
            <p>{t('footer.about')}</p>
            <ColourModeChoice />
          </div>
          <Column title={t('footer.machinery')} links={machinery.map(inCategory)} />
          <Column title={t('footer.textiles')} links={textiles.map(inCategory)} />
          <Column title={t('footer.audiences')} links={audiences.map(toPage)} />
        </div>
        <div className={styles.legal}>
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${publicConfig().brandName}`}</p>
          <div className={styles.facts}>
            {facts.map(toPage).map(({ to, text }) => (
              <LocaleLink key={to} to={to} className={styles.link}>
                {text}
              </LocaleLink>
            ))}
            <a href={noticesPath} className={styles.link}>
              {t('footer.notices')}
            </a>
            <ConsentLink className={styles.link} />
          </div>
        </div>
      </div>
    </footer>
  );
}

type FooterLink = Readonly<{ to: string; text: string }>;

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <LocaleLink to={to} className={styles.link}>
              {text}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
