import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { staffDesk } from './testing/staff-desk.ts';

describe('one alone', () => {
  const { database, applicant, file, staffSession } = staffDesk();
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp(database, { FOUR_EYES: 'false' });
  });
  afterAll(() => app.close());

  it('where the operator allows it, one alone approves a bank, and the decision says so', async () => {
    const { id } = await applicant('in_review', 'bank');
    const url = `/api/admin/verification/${id}`;
    const headers = { cookie: staffSession() };
    const seen = (await app.inject({ url, headers })).json();
    expect(seen.needsTwo).toEqual([]);
    const answer = await app.inject({
      method: 'POST',
      url: `${url}/decision`,
      headers: { ...headers, 'idempotency-key': newId() },
      payload: { decision: 'approve', seen: { version: seen.version, sum: null } },
    });
    expect(answer.json()).toEqual({ outcome: 'decided' });
    expect((await file(id)).log.at(-1)).toMatchObject({ to: 'approved', isAlone: true, proposedBy: null });
  });
});
