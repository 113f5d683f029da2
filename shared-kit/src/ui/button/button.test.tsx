import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceTexts } from '../../testing/replace-texts.ts';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it.each(['{Enter}', ' '])('is pressed with the key %j', async (key) => {
    const press = jest.fn();
    render(<Button onClick={press}>Request a quote</Button>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('sends no form unless told to', async () => {
    const send = jest.fn();
    render(
      <form onSubmit={send}>
        <Button>Add a line</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps focus while pending, says so, and neither presses nor sends', async () => {
    const press = jest.fn();
    const send = jest.fn();
    render(
      <form onSubmit={send}>
        <Button type="submit" pending onClick={press}>
          Sending
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending', busy: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows that it works, and new words, after a translation replaced its text', async () => {
    const { rerender } = render(<Button>Send</Button>);
    const button = screen.getByRole('button');
    replaceTexts(button);
    rerender(<Button pending>Send</Button>);
    expect(button.querySelector('svg')).not.toBeNull();
    expect(button).toHaveTextContent(/^Send$/);
    rerender(<Button>Sent</Button>);
    expect(button).toHaveTextContent(/^Sent$/);
  });
});

describe('ButtonLink', () => {
  it('is a link with the look of a button', () => {
    render(
      <ButtonLink href="/shop" emphasis="primary">
        Browse machinery
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Browse machinery' });
    expect(link).toHaveAttribute('href', '/shop');
    expect(link).toHaveAttribute('data-emphasis', 'primary');
  });

  it("wears another component's link", () => {
    const RouterLink = ({ to, ...rest }: { to: string; children: string }) => (
      <a href={`/tr${to}`} {...rest} />
    );
    render(
      <ButtonLink as={RouterLink} to="/shop">
        Makineler
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/tr/shop');
  });
});
