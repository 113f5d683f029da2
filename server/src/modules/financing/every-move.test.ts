import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bankQuoteTransitions } from 'shared-kit/contract/financing';
import { namesOf } from 'shared-kit/contract/tables';
import {
  expectAsStored,
  openTranscript,
  stepsOf,
  storedTranscript,
} from '../../platform/testing/transcript.ts';
import { namesIn } from '../quotes/testing.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { tables } from './testing/every-move.ts';
import { financingMarket } from './testing/financing-market.ts';
import { scenarios } from './testing/scenarios.ts';
import { signingHere } from './testing/sign-here.ts';

/** What each move of a financing stores and tells, and how it is refused. Written by the moves as they were. */
const file = join(import.meta.dirname, 'every-move.txt');

describe('every move of a financing', () => {
  const market = financingMarket();
  const after = afterAcceptance(market);
  const signing = signingHere(market);
  beforeAll(() => signing.appoint());

  it.each(Object.keys(scenarios))('%s', async (name) => {
    // The scenarios upload and mail more than the limits allow.
    await market.database.db.execute(sql`delete from rate_limit`);
    const people = market.people();
    const names = await namesIn(market.database.db, people);
    const transcript = await openTranscript(market.database, tables, names);
    try {
      await scenarios[name]?.({ ...people, market, after, signing, step: transcript.step });
    } finally {
      await transcript.close();
    }
    expectAsStored(file, name, transcript.lines());
  });

  it('is among the scenarios', () => {
    const steps = stepsOf(file);
    expect(namesOf(bankQuoteTransitions).filter((name) => !steps.has(name))).toEqual([]);
    expect([...storedTranscript(file).keys()]).toEqual(Object.keys(scenarios));
  });
});
