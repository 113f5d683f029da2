import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { vatCountries } from 'shared-kit/tax-number';
import { defineSweep, type JobContext } from '../../platform/jobs/index.ts';
import { company } from '../companies/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { askRegister, numberIn } from './ask-register.ts';
import { type Register, registerAnswer, registers } from './schema.ts';

const atOnce = 50;
const timeoutMs = 10_000;
const retryMs = 60 * 60 * 1000;
/** Staff look at these. */
const askedStates = ['submitted', 'in_review', 'changes_requested'] as const;

/** Asks the public registers that the operator configured about companies before the staff, beside all requests. */
export const askRegisters = defineSweep({
  name: 'ask-registers',
  cron: '* * * * *',
  limitSeconds: 600,
  async run(context, stopped) {
    for (const register of registers) {
      const url = context.env.registers[register];
      if (url === null) continue;
      for (const asked of await listUnasked(context, register)) {
        if (stopped.aborted) return;
        await ask(context, { ...asked, register, url, stopped });
      }
    }
  },
});

/** Companies whose present number has no answer, or lately had none because the register was away. */
async function listUnasked({ db, clock }: JobContext, register: Register) {
  const { companyId, number, state, askedAt } = registerAnswer;
  const ownNumber = register === 'gleif' ? company.lei : company.taxNumber;
  const rows = await db
    .select({ id: company.id, country: company.country, taxNumber: company.taxNumber, lei: company.lei })
    .from(company)
    .leftJoin(registerAnswer, and(eq(companyId, company.id), eq(registerAnswer.register, register)))
    .where(
      and(
        inArray(company.verification, [...askedStates]),
        sql`${ownNumber} is not null`,
        register === 'vies' ? inArray(company.country, [...vatCountries]) : undefined,
        or(
          isNull(number),
          ne(number, sql`${ownNumber}`),
          and(eq(state, 'unavailable'), lt(askedAt, new Date(clock().getTime() - retryMs))),
        ),
      ),
    )
    .orderBy(company.submittedAt, company.id)
    .limit(atOnce);
  return rows.flatMap((row) => {
    const asked = numberIn(register, row);
    return asked === null ? [] : [{ companyId: row.id, number: asked }];
  });
}

type Asking = Readonly<{
  companyId: string;
  number: string;
  register: Register;
  url: string;
  stopped: AbortSignal;
}>;

async function ask({ db, clock }: JobContext, asking: Asking): Promise<void> {
  const { companyId, register, number, url, stopped } = asking;
  const said = await askRegister(register, { url, number, timeoutMs, stopped });
  const row = { companyId, register, number, ...said, askedAt: clock() };
  await db.transaction(async (tx) => {
    await tx
      .insert(registerAnswer)
      .values(row)
      .onConflictDoUpdate({ target: [registerAnswer.companyId, registerAnswer.register], set: row });
    await tellWatchers(tx, companyId);
  });
}
