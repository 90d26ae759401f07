import { m } from '../../../../../messages/compiled/messages.js';
import { Select } from '../../../../ui/fields/select';

/** Encodings of book files in the shop's languages, by their names in the WHATWG Encoding Standard. */
const encodings = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252 (ISO-8859-1)'],
  ['windows-1250', 'Windows-1250'],
  ['iso-8859-2', 'ISO-8859-2'],
  ['windows-1256', 'Windows-1256'],
  ['shift_jis', 'Shift JIS'],
  ['euc-jp', 'EUC-JP'],
  ['utf-16le', 'UTF-16'],
] as const;

export interface EncodingSelectProps {
  /** Null: as the file states it. */
  readonly value: string | null;
  readonly onChange: (encoding: string | null) => void;
}

/** Choice of the encoding of a file. */
export function EncodingSelect({ value, onChange }: EncodingSelectProps) {
  return (
    <Select
      label={m.desk_import_encoding()}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      options={[
        { value: '', label: m.desk_import_encoding_auto() },
        ...encodings.map(([code, label]) => ({ value: code, label })),
      ]}
    />
  );
}
