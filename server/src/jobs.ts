import { forgetAttempts } from './modules/accounts/module.ts';
import { settleBankAccounts } from './modules/bank-accounts/module.ts';
import { forgetLines } from './modules/cart/module.ts';
import {
  applyPricesOfTheDay,
  deleteDatasheets,
  deletePictures,
  keepPricesCurrent,
  listMissingProducts,
} from './modules/catalogue/module.ts';
import { forgetImports, runImportJob } from './modules/catalogue-import/module.ts';
import { followCompanyClaims } from './modules/company-claims/module.ts';
import { forgetOldMessages } from './modules/contact/module.ts';
import { deleteDocumentFiles, lapseDocuments, scanDocuments } from './modules/documents/module.ts';
import {
  forgetFinancingFiles,
  remindOfFinancing,
  sealContracts,
  settleDueFinancing,
} from './modules/financing/module.ts';
import { forgetEvents, forwardEvents } from './modules/ingest/module.ts';
import { computeResponses } from './modules/maker-figures/module.ts';
import { forgetViews } from './modules/product-views/module.ts';
import { tellBuyersOfStanding } from './modules/quotes/index.ts';
import { forgetUploads, settleDueQuotes, tellBuyersOfAccount } from './modules/quotes/module.ts';
import { askRegisters } from './modules/registers/module.ts';
import { forgetRegistrations } from './modules/registration/module.ts';
import { forgetFailures, removeRetiredReleases } from './modules/releases/module.ts';
import { erasePapers } from './modules/retention/module.ts';
import { screenCompanies } from './modules/sanctions/module.ts';
import { askToSignAgain, sealSignings } from './modules/signing/module.ts';
import { followLapsing, tellStaff } from './modules/verification/module.ts';
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
