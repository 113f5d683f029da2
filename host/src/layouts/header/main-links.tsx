import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAddress } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** The catalogue's departments; the shop filters by these ids. */
const departments = ['machinery', 'textiles', 'parts-materials'] as const;
/** Pages for visitors who don't come to buy. */
const pages = ['machinery-manufacturer', 'financing'] as const;

/** Links to the departments and to selling and financing; the current one is marked. */
export function MainLinks() {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const links = [
    ...departments.map((id) => ({
      to: `${address('/shop')}?category=${id}`,
      text: t(`nav.department.${id}`),
      isHere: search.get('category') === id,
    })),
    ...pages.map((slug) => ({
      to: address(`/${slug}`),
      text: t(`nav.page.${slug}`),
      isHere: pathname === address(`/${slug}`),
    })),
  ];
  return links.map(({ to, text, isHere }) => (
    <Link key={to} to={to} className={styles.link} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  ));
}
