import { type SQL, sql } from 'drizzle-orm';
import { pictureFormats, pictureWidths } from 'shared-kit/contract/products';
import { defineSweep } from '../../../platform/jobs/index.ts';
import { deleteUnusedUploads, type UploadParts, uploadedFile } from '../../../platform/uploads/index.ts';
import { productDraft, productEdition } from '../editing/schema.ts';
import { product } from '../schema.ts';
import { derivedKey } from './derived-pictures.ts';
import { mediaFolder } from './media-store.ts';

/** An import that took a picture off its product can be undone for 24 hours. */
const rest = sql`interval '2 days'`;

const file = sql`substring(${uploadedFile.key} from ${mediaFolder.length + 2}::int)`;
const names = (images: SQL): SQL => sql`${images} @> jsonb_build_array(jsonb_build_object('file', ${file}))`;

/** Whether a product of the company shows the picture, or its draft or an edition to which it may return. */
const isNamed = sql`exists (
  select 1 from ${product}
  where ${product.sellerCompanyId} = ${uploadedFile.companyId} and (
    ${names(sql`${product.images}`)}
    or exists (select 1 from ${productDraft} where ${productDraft.productId} = ${product.id}
      and ${names(sql`${productDraft.content} -> 'images'`)})
    or exists (select 1 from ${productEdition} where ${productEdition.productId} = ${product.id}
      and ${names(sql`${productEdition.content} -> 'images'`)})))`;

/** Deletes pictures that no product of their company has named for two days, in all their sizes. */
export async function deleteUnnamedPictures(
  { db, files }: Pick<UploadParts, 'db' | 'files'>,
  stopped?: AbortSignal,
): Promise<number> {
  // The time runs from when a picture was last seen in use.
  await db.execute(sql`update ${uploadedFile} set wanted_at = clock_timestamp()
    where ${uploadedFile.key} like ${`${mediaFolder}/%`}
      and ${uploadedFile.wantedAt} < clock_timestamp() - interval '12 hours' and ${isNamed}`);
  const isRecent = sql`${uploadedFile.wantedAt} > clock_timestamp() - ${rest}`;
  const alsoRemove = (key: string) => sizesOf(key.slice(mediaFolder.length + 1));
  const unused = { folder: mediaFolder, isNamed: sql`(${isRecent} or ${isNamed})`, alsoRemove };
  return deleteUnusedUploads({ db, files }, unused, stopped);
}

const sizesOf = (name: string): string[] => {
  const [hash = ''] = name.split('.');
  return pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => derivedKey(`${hash}-${width}.${format}`)),
  );
};

export const deletePictures = defineSweep({
  name: 'delete-pictures',
  cron: '23 * * * *',
  limitSeconds: 600,
  run: async (context, stopped) => void (await deleteUnnamedPictures(context, stopped)),
});
