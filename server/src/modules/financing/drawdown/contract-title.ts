/** The title of a contract in mails and on sealed copies; it has no words to translate. */
export const contractTitle = (requestNumber: string, fileName: string): string =>
  `${requestNumber}: ${fileName}`;
