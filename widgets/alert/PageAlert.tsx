import { useState } from 'react';
import { AlertMessage } from '#src/alert/AlertMessage.tsx';
import layout from '#src/ui/layout.module.css';
import { toAlert } from './to-alert.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Whether it stays open, whatever happens. */
  readonly isHeld: boolean;
}

/** The alert where its author has put it. */
export function PageAlert({ config, isHeld }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={layout['column']}>
      <div className={layout['content']}>
        <AlertMessage
          alert={toAlert(config)}
          headingLevel={config.headingLevel}
          isHeld={isHeld}
          onClose={() => setOpen(isHeld)}
        />
      </div>
    </div>
  );
}
