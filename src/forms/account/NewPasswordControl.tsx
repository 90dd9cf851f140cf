import type { OwnControlProps } from '../definition.ts';
import { PasswordControl } from './PasswordControl.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

/** A password that is being chosen, with how strong it is. */
export const NewPasswordControl = (props: OwnControlProps) => (
  <>
    <PasswordControl {...props} />
    <StrengthMeter field={props.field} />
  </>
);
