import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { locales } from 'shared-kit/contract/languages';
import type { ListedPoint } from 'shared-kit/contract/products';

type Columns = Readonly<
  Record<'priceMap' | 'variants' | 'details' | 'title' | 'description' | 'images', SQLWrapper>
>;

/**
 * The facts that a product may lack by its own columns alone, as conditions. The table has an index of the products that
 * each is true of, so nothing in them is a parameter, or no index would fit.
 */
export const lacking = ({
  priceMap,
  variants,
  details,
  title,
  description,
  images,
}: Columns): Readonly<Record<Exclude<ListedPoint, 'attributes-missing'>, SQL>> => ({
  'price-missing': sql`coalesce(${priceMap} #> '{regions,global}', 'null') = 'null'
    and not ${variants} @? '$[*].priceMap.regions.global ? (@.type() == "object")'`,
  'hs-code': isBlank(details, 'hsCode'),
  translation: sql.join(
    [title, description].flatMap((text) => locales.map((locale) => isBlank(text, locale))),
    sql` or `,
  ),
  picture: sql`${images} = '[]'`,
});

const isBlank = (json: SQLWrapper, key: string): SQL =>
  sql`coalesce(${json} ->> ${sql.raw(`'${key}'`)}, '') !~ '\\S'`;
