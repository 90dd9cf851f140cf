/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { honeypot } from './definition.ts';
import styles from './forms.module.css';

/** The field that only machines fill in. */
export const Trap = () => (
  <div className={styles['trap']} aria-hidden="true">
    <label>
      <VisuallyHidden>{honeypot}</VisuallyHidden>
      <input name={honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
