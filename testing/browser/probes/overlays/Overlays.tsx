import { useEffect, useRef, useState, type ReactNode } from 'react';
import { watchAnchors } from '#src/page/watch-anchors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';

type Kind = 'modal' | 'screen' | 'panel' | 'confirm';

/** Dialogs of every kind, each behind a button. */
export function Overlays() {
  useEffect(watchAnchors, []);
  const [open, setOpen] = useState<Kind>();
  const [isRemoved, setRemoved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  const remove = () => {
    setRemoved(true);
    close();
  };
  return (
    <div data-ground="night">
      <Button onClick={() => setOpen('modal')}>Terms</Button>
      <Button onClick={() => setOpen('screen')}>Menu</Button>
      <button ref={opener} type="button" onClick={() => setOpen(open ? undefined : 'panel')}>
        Search
      </button>
      {!isRemoved && <Button onClick={() => setOpen('confirm')}>Remove Hegra</Button>}
      <Button onClick={() => {}}>Remove AlUla</Button>
      {open === 'modal' && (
        <Dialog title="Terms of use" onClose={close} actions={<Button onClick={close}>Agree</Button>}>
          <Inside>
            <p>Please read them.</p>
          </Inside>
        </Dialog>
      )}
      {open === 'screen' && (
        <Dialog title="Main menu" hidesTitle look="screen" onClose={close}>
          <a href="#target" onClick={close}>
            To the target
          </a>
        </Dialog>
      )}
      {open === 'panel' && (
        <Dialog title="Find" look="plain" isModal={false} opener={opener} onClose={close}>
          <input aria-label="Term" />
        </Dialog>
      )}
      {open === 'confirm' && (
        <Dialog title="Remove?" onClose={close} actions={<Button onClick={remove}>Yes</Button>}>
          <p>It will be gone.</p>
        </Dialog>
      )}
    </div>
  );
}

function Inside({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  return (
    <>
      {children}
      <Button look="stroke" onClick={() => announce('Copied')}>
        Copy
      </Button>
    </>
  );
}
