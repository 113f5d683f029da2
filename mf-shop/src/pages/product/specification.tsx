import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { Heading, KeyValues, Text } from 'shared-kit/ui';
import { attributeValue } from '../../format/attribute.ts';
import { ColourMarks } from '../../format/colour-marks.tsx';
import { specificationGroup } from '../../format/specification-group.ts';
import { useText } from '../../text.ts';
import styles from './specification.module.css';

/**
 * The specification and options of the base model. Options are free text of the maker, so choosing one changes no
 * figure here.
 */
export function Specification({
  product: { specification: groups, options },
}: {
  product: Pick<ProductDetail, 'specification' | 'options'>;
}) {
  const t = useText();
  const locale = useLocale();
  if (groups.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="specification">
      <Heading level={2} id="specification">
        {t('product.specification')}
      </Heading>
      {options.length > 0 && (
        <Text look="small" tone="muted">
          {t('product.specification-base')}
        </Text>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, rows }) => (
          <section key={group} className={styles.group}>
            <Heading level={3} look="tiny" className={styles.title}>
              {specificationGroup(group, t)}
            </Heading>
            <KeyValues
              facts={rows.map((row) => ({
                term: row.label,
                detail: (
                  <>
                    {row.colours && <ColourMarks colours={row.colours} />}
                    <span>{attributeValue(row, t, locale)}</span>
                  </>
                ),
              }))}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
