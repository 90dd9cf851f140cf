import { useEffect, useRef, useState } from 'react';
import type { Surroundings } from '../data.ts';
import { useWords } from '../words.ts';
import { frameAddress } from './frame-address.ts';
import type { LogEntry } from './log.ts';
import type { Show, ShownPart, Told } from './messages.ts';
import { useScale } from './useScale.ts';
import words from './words.json';

interface Props {
  /** What it shows, as its name says it. */
  readonly name: string;
  /** The same array as long as nothing in it changes. */
  readonly parts: readonly ShownPart[];
  readonly surroundings: Surroundings;
  /** Width in CSS px; undefined for as wide as there is room. */
  readonly width: number | undefined;
  /** Whether switches of an origin mean something. */
  readonly hasOrigin: boolean;
  readonly onLog?: (entry: LogEntry) => void;
  /** The frame's page begins anew. */
  readonly onStart?: () => void;
}

/** How long typing rests, in ms, before what has changed is drawn anew. */
const restsAfter = 250;

/** Widgets as they stand in a page: what is around them is the page's address, what it shows is sent to it. */
export function Preview({ name, parts, surroundings, width, hasOrigin, onLog, onStart }: Props) {
  const t = useWords(words);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame's page has begun: what loads again shows nothing until it is asked again. */
  const [begun, setBegun] = useState(0);
  const [isEmpty, setIsEmpty] = useState(false);
  const { box, percent } = useScale(frame, width);
  const address = frameAddress(surroundings, hasOrigin);

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<Told>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'log') onLog?.(data.entry);
      if (data.kind === 'drawn') setIsEmpty(data.isEmpty);
      if (data.kind === 'ready') {
        onStart?.();
        setBegun((count) => count + 1);
      }
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onLog, onStart]);

  // Another address is another page, which is not ready yet.
  const [asked, setAsked] = useState(address);
  if (asked !== address) {
    setAsked(address);
    setBegun(0);
    setIsEmpty(false);
  }

  useEffect(() => {
    if (begun === 0) return undefined;
    const show: Show = { kind: 'show', parts };
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage(show, location.origin),
      restsAfter,
    );
    return () => clearTimeout(timer);
  }, [begun, parts]);

  return (
    <div className="ex-preview">
      <div className="ex-preview-box" ref={box}>
        {/* A page of ours, which needs its own origin and its scripts: a sandbox would keep nothing from it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={address}
          ref={frame}
          className="ex-preview-frame"
          src={address}
          title={t('previewOf', { name })}
        />
        <p className="ex-preview-empty" role="status">
          {isEmpty && t(surroundings.cmsMode === 'publish' && hasOrigin ? 'nothingForVisitors' : 'nothing')}
        </p>
      </div>
      <p className="ex-hint ex-preview-scale" aria-live="off">
        {percent < 100 && t('scaled', { percent })}
      </p>
    </div>
  );
}
