import { catalogue, type DatasheetAnswer } from 'shared-kit/contract/catalogue';
import { datasheets } from 'shared-kit/contract/products';
import type { Database } from '../../../platform/db/index.ts';
import { cleanFileName } from '../../../platform/files/index.ts';
import { asDownload } from '../../../platform/http/download.ts';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
  signedIn,
} from '../../../platform/http/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { keepPapers } from '../../../platform/pdf/index.ts';
import { takeUpload } from '../../../platform/uploads/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { readPresentation } from '../finding/list-query.ts';
import { findOffer } from '../offer/find-offers.ts';
import { assertVisible } from '../offer/visibility.ts';
import type { KeptDatasheet } from '../product-input.ts';
import { say } from '../say.ts';
import { specificationSheet } from '../specification-sheet/specification-sheet.ts';
import { datasheetsOf } from './datasheet-address.ts';
import { describeDatasheet, keepDatasheet, readDatasheet, removeDatasheet } from './keep-datasheet.ts';

const pdf = 'application/pdf';

export function datasheetRoutes(route: RegisterRoute, context: ModuleContext, tree: CategoryTree): void {
  const visible = visibleIn(context);
  specificationRoute(route, context, { tree, visible });
  readingRoute(route, context, visible);
  keepingRoutes(route, context);
  changingRoutes(route, context);
}

type Visible = ReturnType<typeof visibleIn>;

const visibleIn =
  ({ db }: ModuleContext) =>
  async (id: string, companyId: string | null) => {
    const found = await findOffer(db, id);
    assertVisible(found, companyId);
    return found;
  };

function specificationRoute(
  route: RegisterRoute,
  { env }: ModuleContext,
  { tree, visible }: Readonly<{ tree: CategoryTree; visible: Visible }>,
): void {
  const write = keepPapers();

  route(catalogue.saveSpecification, catalogue.saveSpecificationSpec, {
    access: signedIn,
    contentType: pdf,
    handler: async ({ params, query, request, reply, actor }) => {
      const { locale } = readPresentation(query, request.cookies);
      const { product, maker } = await visible(params.id, actor.companyId);
      const { content } = await write(() =>
        specificationSheet(product, {
          tree,
          locale,
          maker: { name: maker.legalName, city: maker.city, country: maker.country },
          brandName: env.public.brandName,
        }),
      );
      const title = inLocale(product.title, locale);
      asDownload(reply, cleanFileName(`${title} - ${say(locale, 'sheet.title')}`, ['pdf']));
      return content;
    },
  });
}

function readingRoute(route: RegisterRoute, context: ModuleContext, visible: Visible): void {
  route(catalogue.saveDatasheet, catalogue.saveDatasheetSpec, {
    access: signedIn,
    contentType: pdf,
    handler: async ({ params, reply, actor }) => {
      const { product } = await visible(params.id, actor.companyId);
      const file = await readDatasheet(context, product.datasheets, params.datasheet);
      if (!file) throw new AppError('product.datasheet-not-found');
      asDownload(reply, file.name);
      return file.content;
    },
  });
}

async function answerOf(db: Database, id: string, sheet: KeptDatasheet): Promise<DatasheetAnswer> {
  const [answer] = (await datasheetsOf(db, [{ id, datasheets: [sheet] }]))(id);
  if (!answer) throw new Error('a datasheet was not listed');
  return answer;
}

function keepingRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(datasheets.add, datasheets.addSpec, {
    access: onlyManufacturer,
    handler: async ({ params, query, request, actor }) => {
      const { name, language = null, replaces } = query;
      const added = await takeUpload(context, { request, by: actor, name }, (file) =>
        keepDatasheet(context, { productId: params.id, by: actor, language, file, replaces }),
      );
      return answerOf(context.db, params.id, added);
    },
  });
}

function changingRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(datasheets.describe, datasheets.describeSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id, datasheet }, body, actor: { companyId } }) =>
      answerOf(
        context.db,
        id,
        await describeDatasheet(context.db, { productId: id, companyId, id: datasheet }, body),
      ),
  });

  route(datasheets.remove, datasheets.removeSpec, {
    access: onlyManufacturer,
    handler: async ({ params, actor }) => {
      const { companyId } = actor;
      await removeDatasheet(context.db, { productId: params.id, companyId, id: params.datasheet });
      return {};
    },
  });
}
