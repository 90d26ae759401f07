import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { buttonClass, type ButtonStyle } from './button-class';
import { classes } from '../classes';

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Says that the work is running: the button keeps its words and size, reports it, and can't be pressed again. */
  readonly isBusy?: boolean | undefined;
}

/** A button named by its result. It stays focusable while busy, so that keyboard and screen reader keep their place. */
export function Button({ kind, size, isFull, isBusy, type = 'button', className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ kind, size, isFull }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    />
  );
}
