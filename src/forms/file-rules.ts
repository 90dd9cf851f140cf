import { withoutFormat } from '#src/text/digits.ts';
import type { FormField } from './definition.ts';
import { defaultMegabytes } from './rules.ts';
import type { Fault } from './values.ts';

/** Bytes of a megabyte. */
const megabyte = 2 ** 20;

/** Media types of files that visitors send, with their endings. */
const endingsOf: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/rtf': 'rtf',
  'application/zip': 'zip',
  'application/json': 'json',
  'application/gpx+xml': 'gpx',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'image/jpeg': 'jpg jpeg jpe jfif',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/tiff': 'tif tiff',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'video/mp4': 'mp4 m4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

const typesByEnding = new Map(
  Object.entries(endingsOf).flatMap(([type, endings]) => endings.split(' ').map((one) => [`.${one}`, type])),
);

/** Other names that systems have for media types. */
const otherNames: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
  'application/csv': 'text/csv',
  'application/x-zip-compressed': 'application/zip',
  'audio/mp3': 'audio/mpeg',
};

/** A media type by its registered name, without parameters. */
function nameOfType(type: string): string {
  const [said = ''] = type.toLowerCase().split(';');
  return otherNames[said] ?? said;
}

/** The media type that the last ending of a name stands for. */
const typeOfName = (name: string) => typesByEnding.get(name.slice(name.lastIndexOf('.')).toLowerCase());

/** Whether a file is of a kind as a browser judges by `accept`: systems give many files another type than theirs, or none. */
function isOfKind({ name: given, type }: File, kind: string): boolean {
  const name = withoutFormat(given);
  const byName = typeOfName(name);
  if (kind.startsWith('.'))
    return name.toLowerCase().endsWith(kind) || (byName !== undefined && byName === typesByEnding.get(kind));
  const types = [nameOfType(type), byName];
  if (kind.endsWith('/*')) return types.some((one) => one?.startsWith(kind.slice(0, -1)));
  return types.includes(nameOfType(kind));
}

/** Why a file cannot be sent, whatever else is in its field. */
export function validateFile(file: File, { accept, maxMb = defaultMegabytes }: FormField): Fault | undefined {
  if (file.size === 0) return { key: 'fileEmpty' };
  if (file.size > maxMb * megabyte) return { key: 'fileSize', values: { size: maxMb } };
  return accept.length === 0 || accept.some((kind) => isOfKind(file, kind)) ? undefined : { key: 'fileType' };
}
