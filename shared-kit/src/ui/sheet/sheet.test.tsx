import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Sheet, SheetBody, SheetHeader } from './sheet.tsx';

it('has a heading in the outline of its page, and becomes a landmark when named', () => {
  render(
    <Sheet aria-label="Terms">
      <SheetHeader title="Terms" level={3} note="22 weeks" />
      <SheetBody>DAP Uşak</SheetBody>
    </Sheet>,
  );
  const sheet = screen.getByRole('region', { name: 'Terms' });
  expect(sheet).toContainElement(screen.getByRole('heading', { level: 3, name: 'Terms' }));
  expect(sheet).toHaveTextContent('Terms22 weeksDAP Uşak');
});
