import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { type FileKind, uploadDoors } from 'shared-kit/contract/uploads';
import { forgetAttempts } from '../modules/accounts/testing.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { uploadedFile } from '../platform/uploads/index.ts';
import { badFiles } from './testing/bad-files.ts';
import { goodFiles } from './testing/good-files.ts';
import { intakeMarket } from './testing/intake-market.ts';
import { bring, doors, endpointOf, strangersDoors } from './testing/ways-in.ts';

type Operation = Readonly<{ 'x-door'?: string; requestBody?: { content: Record<string, unknown> } }>;
type ApiDocument = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

describe('the intake', () => {
  const database = testDatabase();
  const market = intakeMarket(database);
  beforeEach(() => forgetAttempts(database.db));

  const takes = (door: (typeof doors)[number], kinds: readonly FileKind[]) =>
    kinds.some((kind) => (uploadDoors[door].takes as readonly FileKind[]).includes(kind));
  const made = new Map<object, Promise<Buffer>>();
  /** Some take seconds to make, and each is brought to every door. */
  function contentOf(file: { make: () => Buffer | Promise<Buffer> }): Promise<Buffer> {
    const content = made.get(file) ?? Promise.resolve(file.make());
    made.set(file, content);
    return content;
  }
  const stored = async () => [market.written(), await database.db.$count(uploadedFile)];
  /** The code with which a door refuses a file; 'taken' if it doesn't. Fails if something of a refused one is stored. */
  async function fate(door: (typeof doors)[number], content: Buffer, name: string): Promise<string> {
    const before = await stored();
    const { status, text } = await bring(market.world(), door, content, name);
    const body = JSON.parse(text);
    if (status < 300) return 'taken';
    expect(body).toMatchObject({ status, type: `urn:problem:${body.code}` });
    expect(await stored()).toEqual(before);
    return body.code;
  }

  it('stands behind every endpoint that takes a file', async () => {
    const { text } = await market.world().ask('visitor', 'GET', '/api/openapi.json');
    const described = Object.entries((JSON.parse(text) as ApiDocument).paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => JSON.stringify(requestBody ?? '').includes('"binary"'))
        .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation['x-door']]),
    );
    expect(described.sort()).toEqual(doors.map((door) => [endpointOf(door), door]).sort());
  });

  describe.each(strangersDoors)('at the door for %s', (door) => {
    it.each(badFiles)(
      'refuses $what',
      async (file) => {
        const { name, at, reason } = file;
        const isKnown = at === 'all' || takes(door, at);
        expect(await fate(door, await contentOf(file), name)).toBe(isKnown ? reason : 'upload.type');
      },
      60_000,
    );

    it('refuses a file of one byte too many', async () => {
      expect(await fate(door, Buffer.alloc(uploadDoors[door].bytes + 1, 'a'), 'a.txt')).toBe(
        'request.body-too-large' satisfies ErrorCode,
      );
    });

    it.each(goodFiles.filter(({ isTable }) => door !== 'import' || isTable))(
      'takes $what, or says that it takes no such files',
      async (file) => {
        const { kind, name } = file;
        const expected = takes(door, [kind]) ? 'taken' : 'upload.type';
        expect(await fate(door, await contentOf(file), name)).toBe(expected);
      },
      60_000,
    );
  });

  it('tells of a virus, and keeps nothing', async () => {
    const infected = goodFiles.filter(
      ({ what }) => what === 'a photo' || what === 'a table of ExcelJS' || what === 'a PDF of 300 bytes',
    );
    for (const door of strangersDoors.filter((each) => each !== 'document'))
      for (const file of infected.filter(({ kind }) => takes(door, [kind]))) {
        const { kind, name } = file;
        const content = Buffer.concat([await contentOf(file), Buffer.from('EICAR')]);
        expect([door, kind, await fate(door, content, name)]).toEqual([door, kind, 'upload.infected']);
      }
  }, 60_000);

  it('asks to try again where the scanner is away; documents wait for it', async () => {
    market.clamd().state.answer = 'INSTREAM size limit exceeded. ERROR\0';
    for (const door of strangersDoors) {
      const file = goodFiles.find(
        ({ kind, isTable }) => takes(door, [kind]) && (door !== 'import' || isTable),
      );
      const answer = await fate(door, (await file?.make()) ?? Buffer.alloc(0), file?.name ?? '');
      expect([door, answer]).toEqual([door, door === 'document' ? 'taken' : 'upload.scanner-away']);
    }
    market.clamd().state.answer = null;
  }, 60_000);

  it('leaves archives of releases to their own reader', async () => {
    for (const file of badFiles)
      expect(await fate('release', await contentOf(file), file.name)).toMatch(/^release\./);
  }, 60_000);
});
