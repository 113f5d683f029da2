import { forgetAttempts } from './modules/accounts/index.ts';
import { settleBankAccounts } from './modules/bank-accounts/index.ts';
import { forgetLines } from './modules/cart/index.ts';
import {
  applyPricesOfTheDay,
  deleteDatasheets,
  deletePictures,
  keepPricesCurrent,
  listMissingProducts,
} from './modules/catalogue/index.ts';
import { forgetImports, runImportJob } from './modules/catalogue-import/index.ts';
import { followCompanyClaims } from './modules/company-claims/index.ts';
import { forgetOldMessages } from './modules/contact/index.ts';
import { deleteDocumentFiles, lapseDocuments, scanDocuments } from './modules/documents/index.ts';
import {
  forgetFinancingFiles,
  remindOfFinancing,
  sealContracts,
  settleDueFinancing,
} from './modules/financing/index.ts';
import { forgetEvents, forwardEvents } from './modules/ingest/index.ts';
import { computeResponses } from './modules/maker-figures/index.ts';
import { forgetViews } from './modules/product-views/index.ts';
import {
  forgetUploads,
  settleDueQuotes,
  tellBuyersOfAccount,
  tellBuyersOfStanding,
} from './modules/quotes/index.ts';
import { askRegisters } from './modules/registers/index.ts';
import { forgetRegistrations } from './modules/registration/index.ts';
import { forgetFailures, removeRetiredReleases } from './modules/releases/index.ts';
import { erasePapers } from './modules/retention/index.ts';
import { screenCompanies } from './modules/sanctions/index.ts';
import { askToSignAgain, sealSignings } from './modules/signing/index.ts';
import { followLapsing, tellStaff } from './modules/verification/index.ts';
import type { AnyJob } from './platform/jobs/index.ts';
import { queueLeftMail, sendMail } from './platform/mail/index.ts';
import { inspectKept } from './platform/uploads/index.ts';
import { forgetWrites } from './platform/write-limit/forget-writes.ts';
import { seedDocuments } from './seed/documents/seed-documents.ts';

/** All work beside requests. One file each, next to what it works on. */
export const jobs: readonly AnyJob[] = [
  sendMail,
  queueLeftMail,
  settleDueQuotes,
  settleDueFinancing,
  remindOfFinancing,
  tellStaff,
  followLapsing,
  followCompanyClaims,
  screenCompanies,
  askRegisters,
  tellBuyersOfStanding,
  tellBuyersOfAccount,
  settleBankAccounts,
  seedDocuments,
  scanDocuments,
  inspectKept,
  lapseDocuments,
  erasePapers,
  sealSignings,
  sealContracts,
  askToSignAgain,
  applyPricesOfTheDay,
  runImportJob,
  keepPricesCurrent,
  computeResponses,
  listMissingProducts,
  forwardEvents,
  deleteDatasheets,
  deletePictures,
  deleteDocumentFiles,
  removeRetiredReleases,
  forgetAttempts,
  forgetEvents,
  forgetFailures,
  forgetFinancingFiles,
  forgetImports,
  forgetLines,
  forgetOldMessages,
  forgetRegistrations,
  forgetUploads,
  forgetViews,
  forgetWrites,
];
