/* oxlint-disable tourism/form-owner -- Where it is used, the same rule asks for its form. */
import type { ComponentProps } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './select.module.css';

/** The browser's own list of options, with an arrow of ours where the line ends. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className={styles['select']}>
    <select {...props} />
    <Icon glyph={chevronDown} size={16} />
  </span>
);
