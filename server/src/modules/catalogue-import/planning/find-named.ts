import type { ImportFault, ImportField } from 'shared-kit/contract/catalogue-import';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { findOwnProducts, type OwnProduct } from '../../catalogue/index.ts';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { cellOf } from './mapped-rows.ts';

/** Rows of one product, with the maker's own product that they name. */
export type NamedGroup = Readonly<{
  group: RowGroup;
  before: OwnProduct | null;
  /** Whether they name it by the SKU of a variant, so that the next row may name another one. */
  isVariant: boolean;
  faults: readonly ImportFault[];
  key: string;
}>;

type Keys = Readonly<{ id: string; handle: string; sku: string; skus: readonly string[] }>;

/** Finds the products that rows name: by id, handle, SKU or, where they state only that, the SKU of a variant. */
export async function findNamed(
  tx: Tx,
  companyId: string,
  groups: readonly RowGroup[],
  context: ImportContext,
): Promise<readonly NamedGroup[]> {
  const all = groups.map((group) => ({ group, keys: keysOf(group, context) }));
  const found = await findOwnProducts(tx, companyId, {
    ids: all.map(({ keys: { id } }) => id).filter(isUuid),
    handles: all.map(({ keys: { handle } }) => handle).filter(Boolean),
    skus: all.map(({ keys: { sku } }) => sku).filter(Boolean),
  });
  const [byId, byHandle] = [
    new Map(found.map((it) => [it.id, it] as const)),
    new Map(found.flatMap((it) => (it.input.handle ? [[it.input.handle, it] as const] : []))),
  ];
  const bySku = listedBy(found, ({ input }) => (input.sku === null ? [] : [input.sku]));
  const own = all.map(({ keys: { id, handle, sku } }): readonly OwnProduct[] => {
    const one = id ? byId.get(id.toLowerCase()) : byHandle.get(handle);
    return one ? [one] : (bySku.get(id ? '' : sku) ?? []);
  });
  const left = all.filter(({ keys }, at) => own[at]?.length === 0 && !keys.id && !keys.handle);
  const variantSkus = context.hasVariants ? left.flatMap(({ keys }) => keys.skus) : [];
  const withVariants = await findOwnProducts(tx, companyId, { variantSkus });
  const byVariant = listedBy(withVariants, ({ input }) => input.variants.flatMap(({ sku }) => sku ?? []));
  return all.map(({ group, keys }, at) => {
    const { id, handle, sku, skus } = keys;
    const isLeft = own[at]?.length === 0 && !id && !handle;
    const ofVariants = isLeft ? [...new Set(skus.flatMap((it) => byVariant.get(it) ?? []))] : [];
    const [before = null, other] = isLeft ? ofVariants : (own[at] ?? []);
    const faults: ImportFault[] = [];
    if (id && !before)
      faults.push(faultAt(group, context, 'id', { code: 'product-unknown', params: { value: id } }));
    if (other) faults.push(faultAt(group, context, 'sku', { code: 'sku-ambiguous', params: { value: sku } }));
    return { group, before, isVariant: ofVariants.length === 1, faults, key: handle || sku || id };
  });
}

/** Puts rows that follow one another together if they name variants of the same product. */
export function joinVariants(named: readonly NamedGroup[]): NamedGroup[] {
  const joined: NamedGroup[] = [];
  for (const each of named) {
    const last = joined.at(-1);
    if (!last?.isVariant || !each.isVariant || last.before?.id !== each.before?.id) joined.push(each);
    else {
      const rows = [...last.group.rows, ...each.group.rows];
      joined[joined.length - 1] = { ...last, group: { ...last.group, rows } };
    }
  }
  return joined;
}

function listedBy(
  products: readonly OwnProduct[],
  keysIn: (product: OwnProduct) => readonly string[],
): ReadonlyMap<string, readonly OwnProduct[]> {
  const found = new Map<string, OwnProduct[]>();
  for (const product of products) {
    for (const key of new Set(keysIn(product))) found.set(key, [...(found.get(key) ?? []), product]);
  }
  return found;
}

function keysOf({ rows }: RowGroup, { columns }: ImportContext): Keys {
  const text = (row: TableRow | undefined, field: ImportField) =>
    row ? textOfCell(cellOf(row, columns, field)) : '';
  const [row] = rows;
  const hasChoice = columns.positionsOf('option1-value').length > 0;
  const handle = text(row, 'handle');
  const skus = rows.map((each) => text(each, 'sku')).filter(Boolean);
  // With variants, the SKU is that of a variant.
  return { id: text(row, 'id'), handle, sku: hasChoice && handle ? '' : text(row, 'sku'), skus };
}

export function faultAt(
  { rows: [row], line }: RowGroup,
  { columns }: ImportContext,
  field: ImportField,
  { code, params }: Pick<ImportFault, 'code' | 'params'>,
): ImportFault {
  const column = columns.positionsOf(field)[0] ?? null;
  return { code, line, column, value: textOfCell(row?.cells[column ?? -1]), params };
}
