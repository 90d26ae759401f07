import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mailAddress } from '../../domain/forms/field-rules';
import { formSchema } from '../../domain/forms/form-schema';
import { showScreen } from '../../tests/client/show-screen';
import { ApiProblem } from '../lib/api';
import type { FormVerb } from '../lib/form-result';
import { Field } from '../ui/fields/field';
import { ActionForm } from './action-form';
import { useActionForm } from './use-action-form';

const schema = formSchema({ email: mailAddress });

/** Form with one field. `sent` gets what it sends. */
function MailForm({ verb, sent, problem }: { verb?: FormVerb; sent: string[]; problem?: ApiProblem }) {
  const [email, setEmail] = useState('');
  const { form, errors } = useActionForm({
    ...(verb === undefined ? {} : { verb }),
    schema,
    words: { email: (fault) => `This is ${fault}.` },
    action: {
      problem: problem ?? null,
      run: (values) => {
        sent.push(values.email);
        return Promise.resolve(true);
      },
    },
  });
  return (
    <ActionForm {...form} aria-label="Mail">
      <Field
        name="email"
        label="Address"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button type="submit">Send</button>
    </ActionForm>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Address'), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('ActionForm', () => {
  it('marks and focuses a wrong field, keeps what was entered, and sends nothing', async () => {
    const sent: string[] = [];
    showScreen(<MailForm sent={sent} />, () => null);
    await screen.findByLabelText('Address');

    type('ann@');
    press();

    expect(screen.getByText('This is wrong.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
    expect([screen.getByLabelText('Address').getAttribute('aria-invalid'), sent]).toEqual(['true', []]);
    expect(screen.getByLabelText('Address')).toHaveProperty('value', 'ann@');
  });

  it('removes the mark as soon as the field is changed', async () => {
    showScreen(<MailForm sent={[]} />, () => null);
    await screen.findByLabelText('Address');
    press();
    expect(screen.getByText('This is missing.')).toBeDefined();

    type('a');

    expect(screen.queryByText(/^This is/)).toBeNull();
  });

  it('sends the values as the schema reads them', async () => {
    const sent: string[] = [];
    showScreen(<MailForm sent={sent} />, () => null);
    await screen.findByLabelText('Address');

    type(' ann@reader.example ');
    press();

    await waitFor(() => expect(sent).toEqual(['ann@reader.example']));
  });

  it('shows a fault that the server names at its field', async () => {
    const problem = new ApiProblem('invalid-input', 400, { paths: ['email'], faults: ['long'] });
    showScreen(<MailForm sent={[]} problem={problem} />, () => null);

    expect(await screen.findByText('This is long.')).toBeDefined();
  });

  it('is posted to the address of its verb before the script has come', async () => {
    showScreen(<MailForm sent={[]} verb="forgot-password" />, () => null);

    const form = await screen.findByRole('form', { name: 'Mail' });

    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'post',
      expect.stringMatching(/^\/en\/do\/forgot-password\?page=/),
    ]);
  });

  it('without a verb has no address, so that a press waits for the script', async () => {
    showScreen(<MailForm sent={[]} />, () => null);

    expect((await screen.findByRole('form', { name: 'Mail' })).hasAttribute('action')).toBe(false);
  });
});
