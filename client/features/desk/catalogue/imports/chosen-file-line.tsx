import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Icon } from '../../../../ui/icons/icon';
import { fileIcon } from '../../../../ui/icons/rare-icons';
import desk from '../../desk.module.css';
import { isolateCode } from '../../desk-words';
import { sizeWords } from './file-size';
import styles from './imports.module.css';
import type { ChosenFile } from './sending/import-stage';

const fileFormatNames = { csv: 'CSV', xlsx: 'XLSX', onix: 'ONIX' } as const;

export interface ChosenFileLineProps {
  readonly chosen: ChosenFile;
  /** Null while the file is sent. */
  readonly onClear: (() => void) | null;
}

/** Name, format and size of the chosen file, and the choice of another. */
export function ChosenFileLine({ chosen: { file, format }, onClear }: ChosenFileLineProps) {
  return (
    <p className={styles['chosen']}>
      <Icon name={fileIcon} size={20} />
      <bdi className={styles['file']}>{file.name}</bdi>
      <span className="small">
        {isolateCode(fileFormatNames[format])} · {sizeWords(file.size)}
      </span>
      {onClear === null ? null : (
        <Button kind="quiet" size="small" className={desk['flush']} onClick={onClear}>
          {m.desk_import_other_file()}
        </Button>
      )}
    </p>
  );
}
