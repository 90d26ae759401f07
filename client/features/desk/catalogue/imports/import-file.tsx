import { m } from '../../../../../messages/compiled/messages.js';
import { SectionHead } from '../../../../ui/text/section-head';
import { FileChooser } from './file-chooser';
import { ChosenFileLine } from './chosen-file-line';
import { EarlierNotice } from './earlier-notice';
import { RefusedFileNotice } from './refused-file-notice';
import { DryRunResult } from './dry-run-result';
import { ImportFailure } from './import-failure';
import { ImportOptions } from './import-options';
import { ImportProgress } from './import-progress';
import styles from './imports.module.css';
import { LeaveConfirmation } from './leave-confirmation';
import type { OpenFile } from './sending/import-stage';
import { useImport } from './sending/use-import';

export interface ImportFileProps {
  readonly openFile: OpenFile;
  /** Called after a dry run, which the list of imports then contains. */
  readonly onChecked: () => void;
  /** Called with the id of an import that has ended. */
  readonly onEnded: (run: string) => void;
}

/** Import of a file, from its choice to its result. */
export function ImportFile({ openFile, onChecked, onEnded }: ImportFileProps) {
  const { stage, chosen, choose, begin, repeat, stop, clear, reconsider, settings, isWorking } = useImport(openFile, {
    onChecked,
    onEnded,
  });
  const isSending = stage.stage === 'sending';
  return (
    <section className={styles['import']}>
      <SectionHead size="block" title={m.desk_import_file()} />
      {chosen === null ? (
        <FileChooser isBusy={stage.stage === 'opening'} onFile={(file) => void choose(file)} />
      ) : (
        <ChosenFileLine chosen={chosen} onClear={isSending ? null : clear} />
      )}
      {stage.stage === 'refused' ? (
        <RefusedFileNotice {...stage} onEncoding={(encoding) => void choose(stage.file, encoding)} />
      ) : null}
      {chosen !== null && stage.stage === 'chosen' ? (
        <ImportOptions
          chosen={chosen}
          lastSettings={settings}
          onEncoding={(encoding) => void choose(chosen.file, encoding)}
          onStep={(values) => void begin({ settings: values.settings, isDryRun: values.step === 'check' })}
        />
      ) : null}
      {isSending ? <ImportProgress {...stage} onStop={stop} /> : null}
      {stage.stage === 'earlier' ? <EarlierNotice earlier={stage.earlier} onRepeat={repeat} /> : null}
      {stage.stage === 'failed' ? <ImportFailure {...stage} onRepeat={repeat} onReconsider={reconsider} /> : null}
      {stage.stage === 'checked' ? (
        <DryRunResult {...stage} onImport={() => void repeat({ isDryRun: false })} onReconsider={reconsider} />
      ) : null}
      {isSending ? <LeaveConfirmation isWorking={isWorking} /> : null}
    </section>
  );
}
