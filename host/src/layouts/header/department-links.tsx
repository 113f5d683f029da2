import { Link, useSearchParams } from 'react-router-dom';
import { useAddress } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** The departments of the catalogue, as the shop filters by them. */
const departments = ['machinery', 'textiles', 'parts-materials'] as const;

/** One link a department; the one that the shop shows is marked. */
export function DepartmentLinks() {
  const t = useText();
  const address = useAddress();
  const [search] = useSearchParams();
  // messages: nav.department.*
  return departments.map((id) => (
    <Link
      key={id}
      to={`${address('/shop')}?category=${id}`}
      className={styles.link}
      aria-current={search.get('category') === id ? 'page' : undefined}
    >
      {t(`nav.department.${id}`)}
    </Link>
  ));
}
