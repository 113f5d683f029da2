import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { cursorOnly, fileAnswer, localeOnly, nothing } from '../endpoints/usual-schemas.ts';
import {
  importAnswer,
  importApplyInput,
  importCheckInput,
  importRowsAnswer,
  importsAnswer,
  importTableInput,
} from './api.ts';
import { importFileQuery, importIdAnswer, importRowsQuery } from './inputs.ts';

export const listSpec = {
  summary: 'My company’s catalogue imports, newest first',
  query: cursorOnly,
  answer: importsAnswer,
  errors: ['import.not-found', 'cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/manufacturer/imports' };

export const readSpec = {
  summary: 'One import: its file, mapping, progress and counts',
  params: ofId,
  query: localeOnly,
  answer: importAnswer,
  errors: ['import.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/manufacturer/imports/:id' };

export const listRowsSpec = {
  summary: 'What an import would do or did, product by product',
  params: ofId,
  query: importRowsQuery,
  answer: importRowsAnswer,
  errors: ['import.not-found'],
} satisfies EndpointSpec;
export const listRows: Endpoint<typeof listRowsSpec> = {
  method: 'GET',
  path: '/api/manufacturer/imports/:id/rows',
};

export const faultsSpec = {
  summary: 'The faulty rows of an import as a workbook, with the reasons in a column',
  params: ofId,
  query: localeOnly,
  answer: fileAnswer,
  errors: ['import.not-found'],
} satisfies EndpointSpec;
export const faults: Endpoint<typeof faultsSpec> = {
  method: 'GET',
  path: '/api/manufacturer/imports/:id/faults.xlsx',
};

export const openSpec = {
  summary: 'Takes a CSV or XLSX file as the whole body, and proposes a mapping',
  query: importFileQuery,
  door: 'import',
  answer: importIdAnswer,
  errors: ['import.not-found', 'import.unreadable'],
  takesKey: true,
} satisfies EndpointSpec;
export const open: Endpoint<typeof openSpec> = { method: 'POST', path: '/api/manufacturer/imports' };

export const readAsSpec = {
  summary: 'Reads the file of an import in another way: another sheet, encoding or separator',
  params: ofId,
  body: importTableInput,
  answer: nothing,
  errors: ['import.not-found', 'import.unreadable', 'import.moved'],
} satisfies EndpointSpec;
export const readAs: Endpoint<typeof readAsSpec> = {
  method: 'PUT',
  path: '/api/manufacturer/imports/:id/table',
};

export const checkSpec = {
  summary: 'Confirms a mapping and checks the whole file',
  params: ofId,
  body: importCheckInput,
  answer: nothing,
  errors: ['import.not-found', 'import.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const check: Endpoint<typeof checkSpec> = {
  method: 'POST',
  path: '/api/manufacturer/imports/:id/check',
};

export const applySpec = {
  summary: 'Writes what is good into the catalogue',
  params: ofId,
  body: importApplyInput,
  answer: nothing,
  errors: ['import.not-found', 'import.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const apply: Endpoint<typeof applySpec> = {
  method: 'POST',
  path: '/api/manufacturer/imports/:id/apply',
};

export const cancelSpec = {
  summary: 'Stops an import; nothing of it is written',
  params: ofId,
  body: nothing,
  answer: nothing,
  errors: ['import.not-found', 'import.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const cancel: Endpoint<typeof cancelSpec> = {
  method: 'POST',
  path: '/api/manufacturer/imports/:id/cancel',
};

export const undoSpec = {
  summary: 'Takes an import back where nothing was changed since',
  params: ofId,
  body: nothing,
  answer: nothing,
  errors: ['import.not-found', 'import.moved', 'import.undo-over'],
  takesKey: true,
} satisfies EndpointSpec;
export const undo: Endpoint<typeof undoSpec> = {
  method: 'POST',
  path: '/api/manufacturer/imports/:id/undo',
};

export const exportCsvSpec = {
  summary: 'All products of my company as CSV, which the import takes back unchanged',
  query: localeOnly,
  answer: fileAnswer,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const exportCsv: Endpoint<typeof exportCsvSpec> = {
  method: 'GET',
  path: '/api/manufacturer/products.csv',
};

export const exportXlsxSpec = {
  summary: 'All products of my company as XLSX, which the import takes back unchanged',
  query: localeOnly,
  answer: fileAnswer,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const exportXlsx: Endpoint<typeof exportXlsxSpec> = {
  method: 'GET',
  path: '/api/manufacturer/products.xlsx',
};
