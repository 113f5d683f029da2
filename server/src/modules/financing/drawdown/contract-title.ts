/** What mails and sealed copies call a contract, in no language. */
export const contractTitle = (requestNumber: string, fileName: string): string =>
  `${requestNumber}: ${fileName}`;
