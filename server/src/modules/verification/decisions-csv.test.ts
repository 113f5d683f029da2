import { describe, expect, it } from '@jest/globals';
import { staffDesk } from './testing/staff-desk.ts';

describe('decisions csv', () => {
  const { applicant, file, decide, confirm, asStaff } = staffDesk();

  it('has every decision with its reason, its people and what it was based on', async () => {
    const { id } = await applicant('in_review', 'bank');
    await decide(id, { decision: 'approve', version: (await file(id)).version, reason: '=1+1, "quoted"' });
    await confirm(id);
    const { headers, body } = await asStaff('GET', '/api/admin/decisions.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="decisions-/);
    const [columns, line, ...others] = body.split('\r\n');
    expect(columns).toBe(
      '\uFEFF"at","company_id","company","from","to","suspension","reason","by","proposed_by","alone","snapshot"',
    );
    expect(line).toContain(`,"${id}",`);
    const reason = '"\'=1+1, ""quoted"""';
    expect(line).toContain(`,"in_review","approved",,${reason},"Derya Ak","Burak Tan","false","{""`);
    expect(others).toEqual(['']);
  });
});
