import type { ImportRefusal, ImportRefusalCode } from 'shared-kit/contract/catalogue-import';

/** A file that can't be read, or an import that can't take place: a code, which command and page put into words. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly refusal: ImportRefusal;
  constructor(code: ImportRefusalCode, params: ImportRefusal['params'] = {}) {
    super(code);
    this.refusal = { code, params };
  }
}
