import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextAreaField, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is named by its label, which says when it may stay empty', () => {
    render(<TextField label="Company name" optional="(optional)" />);
    expect(screen.getByRole('textbox', { name: 'Company name (optional)' })).toBeValid();
  });

  it.each([
    ['the hint', { hint: 'As in the trade register' }, 'As in the trade register', false],
    ['the error', { error: 'Enter 10 digits without spaces.' }, 'Enter 10 digits without spaces.', true],
    ['the error instead of the hint', { hint: 'Ten digits', error: 'Too short.' }, 'Too short.', true],
  ])('is described by %s', (_what, texts, description, invalid) => {
    render(<TextField label="VAT number" {...texts} />);
    const field = screen.getByRole('textbox', { name: 'VAT number' });
    expect(field).toHaveAccessibleDescription(description);
    expect(field.getAttribute('aria-invalid')).toBe(invalid ? 'true' : null);
  });

  it('keeps a hidden label as its name and the id it is given', () => {
    render(<TextField id="q" label="Search machines" labelHidden type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Search machines' })).toHaveAttribute('id', 'q');
  });
});

describe('TextAreaField', () => {
  it('is a text box of many lines with the same wiring', () => {
    render(<TextAreaField label="Message" error="Write what you need." />);
    const area = screen.getByRole('textbox', { name: 'Message' });
    expect(area.tagName).toBe('TEXTAREA');
    expect(area).toHaveAccessibleDescription('Write what you need.');
  });
});
