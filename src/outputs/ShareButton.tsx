import { useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { share as shareGlyph } from '#src/icon/glyphs.ts';
import { pageAddress } from '#src/page/history.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { shareOrCopy } from './share-or-copy.ts';

const LazyCopyField = lazyComponent(async () => (await import('./CopyField.tsx')).CopyField);

interface Props {
  /** Of what the page is about. */
  readonly title: string;
  /** The button's words. */
  readonly label: string;
  /** Says that the address is copied. */
  readonly copied: string;
  /** Names the field that the address stands in where the browser refuses to copy. */
  readonly fieldLabel: string;
  /** What is shared in place of the page. */
  readonly address?: string | undefined;
}

/** Hands the address of the page, or another, to the device's own list, else copies it. */
export function ShareButton({ title, label, copied, fieldLabel, address }: Props) {
  const track = useTrack();
  const [refused, setRefused] = useState<string>();
  const share = async () => {
    const page = pageAddress();
    const { origin, pathname } = (address ? URL.parse(address, page.href) : undefined) ?? page;
    // What a visitor searched or was sent with is nobody else's business.
    const url = `${origin}${pathname}`;
    setRefused(undefined);
    track({ event: 'share', clickText: label, link: pathname });
    const outcome = await shareOrCopy({ title, url });
    if (outcome === 'copied') alerts.raise({ type: 'success', description: copied });
    if (outcome === 'refused') setRefused(url);
  };
  return (
    <>
      <Button look="stroke" size="small" icon={shareGlyph} onClick={() => void share()}>
        {label}
      </Button>
      {refused !== undefined && <LazyCopyField label={fieldLabel} text={refused} />}
    </>
  );
}
