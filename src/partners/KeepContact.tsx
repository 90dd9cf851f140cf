import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { download } from '#src/icon/glyphs.ts';
import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { toVcard, vcardType } from '#src/outputs/vcard.ts';
import { Button } from '#src/ui/Button.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import { vcardContact } from './contact.ts';
import { usePartnerMessages } from './messages.ts';
import type { Partner } from './partner.schema.ts';

interface Props {
  readonly partner: Partner;
  /** What the page calls it. */
  readonly name: string;
}

/** A button that keeps a company in the visitor's address book, as a vCard. */
export function KeepContact({ partner, name }: Props) {
  const t = usePartnerMessages();
  const track = useTrack();
  const { wordFor } = useValueWords(partner.city !== '');
  const keep = () => {
    const contact = vcardContact(partner, name, wordFor('city', partner.city) ?? partner.city);
    keepFile(fileName(name, 'business', 'vcf'), toVcard(contact), vcardType);
    track({ event: 'download', clickText: name });
  };
  return (
    <Button look="stroke" size="small" icon={download} onClick={keep}>
      {t('keepContact')}
    </Button>
  );
}
