import { Image } from '#src/media/Image.tsx';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import styles from './partners.module.css';

interface Props {
  readonly logo: string | undefined;
  /** What the page calls the company; without a logo its first letter stands there. */
  readonly name: string;
}

/** The mark of a company beside its name, which says the same: it is not read out. */
export function Logo({ logo, name }: Props) {
  return (
    <div className={styles['logo']} aria-hidden="true">
      {logo ? (
        <Image image={readValue(image, { desktopImage: logo, decorative: true })} ratio="1:1" sizes="80px" />
      ) : (
        <span translate="no">{cutGraphemes(name, 1)}</span>
      )}
    </div>
  );
}
