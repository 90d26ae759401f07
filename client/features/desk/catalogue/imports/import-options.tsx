import { useState } from 'react';
import type { ImportKind } from '../../../../../domain/desk/imports/desk-import-schemas';
import {
  importForm,
  importLimits,
  statedFormats,
  type ImportFormValues,
  type ImportSettings,
} from '../../../../../domain/forms/desk/import-form';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../../forms/use-action-form';
import { formatName } from '../../../../lib/words/format-words';
import { Button } from '../../../../ui/buttons/button';
import { Choice } from '../../../../ui/fields/choice';
import { Choices } from '../../../../ui/fields/choices';
import { Field } from '../../../../ui/fields/field';
import { Fields } from '../../../../ui/fields/fields';
import { Select } from '../../../../ui/fields/select';
import desk from '../../desk.module.css';
import { formatEuro } from '../../stock/format-euro';
import { EncodingSelect } from './encoding-select';
import styles from './imports.module.css';
import type { ChosenFile } from './sending/import-stage';

const amountWrong = () => m.desk_asked_price_wrong({ most: formatEuro(importLimits.price) });
const words: FieldWords<'price' | 'language' | 'binding' | 'rates' | 'cost'> = {
  price: amountWrong,
  language: m.desk_asked_language_wrong,
  binding: m.desk_asked_language_wrong,
  rates: m.desk_import_rates_wrong,
  cost: amountWrong,
};

export interface ImportOptionsProps {
  readonly chosen: ChosenFile;
  /** Settings of the step before, which the fields begin with; null: none. */
  readonly lastSettings: ImportSettings | null;
  /** Opens the file once more with the stated encoding. */
  readonly onEncoding: (encoding: string | null) => void;
  readonly onStep: (values: ImportFormValues) => void;
}

/** Returns an amount as a field shows it; empty for none. */
const amountText = (cents: number | null | undefined) => (cents == null ? '' : (cents / 100).toFixed(2));

/** Content of the file, values for books that lack them, and the buttons for dry run and import. */
export function ImportOptions({ chosen, lastSettings, onEncoding, onStep }: ImportOptionsProps) {
  const [kind, setKind] = useState<ImportKind>(lastSettings?.kind ?? 'editions');
  const isOnix = chosen.format === 'onix';
  const { form, errors } = useActionForm({
    schema: importForm(kind),
    words,
    action: {
      problem: null,
      run: async (values: ImportFormValues) => {
        onStep(values);
        return true;
      },
    },
  });
  return (
    <ActionForm key={kind} {...form} className={styles['options']}>
      {isOnix ? null : <KindChoice kind={kind} onChange={setKind} />}
      {kind === 'copies' ? (
        <Fields>
          <Field
            name="cost"
            defaultValue={amountText(lastSettings?.cost)}
            label={m.desk_import_cost()}
            hint={m.desk_import_cost_hint()}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            end="€"
            error={errors.cost}
          />
        </Fields>
      ) : (
        <BookFields errors={errors} before={lastSettings} isOnix={isOnix} />
      )}
      {isOnix ? <EncodingSelect value={chosen.encoding} onChange={onEncoding} /> : null}
      <p className={desk['buttons']}>
        <Button type="submit" name="step" value="check">
          {m.desk_import_check()}
        </Button>
        <Button type="submit" kind="outline" name="step" value="import">
          {m.desk_import_unchecked()}
        </Button>
      </p>
      <p className="small">{m.desk_import_check_text()}</p>
    </ActionForm>
  );
}

function KindChoice({ kind, onChange }: { readonly kind: ImportKind; readonly onChange: (kind: ImportKind) => void }) {
  return (
    <Choices legend={m.desk_import_kind()}>
      <Choice
        name="kind"
        label={m.desk_import_kind_books()}
        hint={m.desk_import_kind_books_hint()}
        checked={kind === 'editions'}
        onChange={() => onChange('editions')}
      />
      <Choice
        name="kind"
        label={m.desk_import_kind_copies()}
        hint={m.desk_import_kind_copies_hint()}
        checked={kind === 'copies'}
        onChange={() => onChange('copies')}
      />
    </Choices>
  );
}

interface BookFieldsProps {
  readonly errors: Readonly<Partial<Record<keyof typeof words, string>>>;
  readonly before: ImportSettings | null;
  readonly isOnix: boolean;
}

/** Values for books that lack them, and exchange rates for ONIX. */
function BookFields({ errors, before, isOnix }: BookFieldsProps) {
  return (
    <Fields>
      <Field
        name="price"
        defaultValue={amountText(before?.defaultPrice)}
        label={m.desk_asked_price()}
        hint={m.desk_import_price_hint()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        end="€"
        error={errors.price}
      />
      <Field
        name="language"
        defaultValue={before?.language ?? ''}
        label={m.desk_asked_language()}
        hint={m.desk_import_language_hint()}
        dir="ltr"
        maxLength={2}
        autoComplete="off"
        error={errors.language}
      />
      <Select
        name="binding"
        defaultValue={before?.format ?? ''}
        label={m.desk_import_field_format()}
        options={[
          { value: '', label: m.desk_import_binding_none() },
          ...statedFormats.map((format) => ({ value: format, label: formatName(format) })),
        ]}
      />
      {isOnix ? (
        <Field
          name="rates"
          defaultValue={[...(before?.rates ?? [])].map(([currency, euros]) => `${currency} ${euros}`).join(', ')}
          label={m.desk_import_rates()}
          hint={m.desk_import_rates_hint()}
          dir="ltr"
          autoComplete="off"
          error={errors.rates}
        />
      ) : null}
    </Fields>
  );
}
