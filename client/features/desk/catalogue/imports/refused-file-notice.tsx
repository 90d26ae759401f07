import { useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import desk from '../../desk.module.css';
import { EncodingSelect } from './encoding-select';
import { fileFailureWords } from './import-words';
import styles from './imports.module.css';
import type { FileFailure } from './sending/import-stage';

export interface RefusedFileNoticeProps {
  readonly file: File;
  readonly failure: FileFailure;
  /** Opens the file once more with the stated encoding. */
  readonly onEncoding: (encoding: string | null) => void;
}

/** Reason why a file is not read. Where its encoding is unknown, the clerk can state it. */
export function RefusedFileNotice({ file, failure, onEncoding }: RefusedFileNoticeProps) {
  const [encoding, setEncoding] = useState<string | null>(null);
  return (
    <>
      <Notice kind="wrong" isAnnounced>
        <bdi className={styles['file']}>{file.name}</bdi>
        <p>{fileFailureWords[failure]()}</p>
      </Notice>
      {failure === 'unknown-encoding' ? (
        <div className={desk['buttons']}>
          <EncodingSelect value={encoding} onChange={setEncoding} />
          <Button kind="outline" size="small" onClick={() => onEncoding(encoding)}>
            {m.desk_import_open_again()}
          </Button>
        </div>
      ) : null}
    </>
  );
}
