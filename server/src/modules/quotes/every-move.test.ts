import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { quoteTransitionNames } from 'shared-kit/contract/quotes';
import {
  expectAsStored,
  openTranscript,
  stepsOf,
  storedTranscript,
} from '../../platform/testing/transcript.ts';
import { prepareMarket } from '../catalogue/testing.ts';
import { namesIn, type Scene, tables } from './testing/every-move.ts';
import { quoteMarket } from './testing/quote-market.ts';
import { scenarios } from './testing/scenarios.ts';

/** What each move of a quote stores and tells, and how it is refused. Written by the moves as they were. */
const file = join(import.meta.dirname, 'every-move.txt');

describe('every move of a quote', () => {
  const market = quoteMarket();
  beforeAll(() => prepareMarket(market.database.db));

  it.each(Object.keys(scenarios))('%s', async (name) => {
    const { buyer, seller } = await market.parties();
    const member = await market.colleague(buyer, 'member', 'Ada Mert');
    const salesman = await market.colleague(seller, 'member', 'Zeynep Acar');
    const [second, third] = [await market.seller(), await market.seller()];
    const people = { buyer, seller, member, salesman, second, third };
    const names = await namesIn(market.database.db, people);
    const transcript = await openTranscript(market.database, tables, names);
    const scene: Scene = { ...people, market, step: transcript.step };
    try {
      await scenarios[name]?.(scene);
    } finally {
      await transcript.close();
    }
    expectAsStored(file, name, transcript.lines());
  });

  it('is among the scenarios', () => {
    const recorded = [...storedTranscript(file).values()].flat().join('\n');
    const steps = stepsOf(file);
    const isMade = (name: string) => steps.has(name) || recorded.includes(`transition "${name}"`);
    expect(quoteTransitionNames.filter((name) => !isMade(name))).toEqual([]);
    expect([...storedTranscript(file).keys()]).toEqual(Object.keys(scenarios));
  });
});
