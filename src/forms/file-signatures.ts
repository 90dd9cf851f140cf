/** How files of a kind begin, by the ending of their names; a byte is a character. Any other ending is not judged. */
const beginnings: Readonly<Record<string, RegExp>> = {
  // Its header may come after bytes of a program that sent it.
  pdf: /%PDF-/,
  png: /^\x89PNG/,
  jpg: /^\xFF\xD8\xFF/,
  zip: /^PK/,
  doc: /^\xD0\xCF/,
};

const likeOthers: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  docx: 'zip',
  xlsx: 'zip',
  pptx: 'zip',
  odt: 'zip',
  xls: 'doc',
  ppt: 'doc',
};

/** Bytes that are looked at. */
const looked = 1024;

/** Whether a file begins as files with its ending do; also where its kind is unknown, or it cannot be read. */
export async function isAsNamed(file: File): Promise<boolean> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const kind = Object.hasOwn(likeOthers, ending) ? likeOthers[ending] : ending;
  const beginning = kind !== undefined && Object.hasOwn(beginnings, kind) ? beginnings[kind] : undefined;
  if (!beginning) return true;
  const bytes = await file
    .slice(0, looked)
    .arrayBuffer()
    .catch(() => undefined);
  return !bytes || beginning.test(String.fromCharCode(...new Uint8Array(bytes)));
}
