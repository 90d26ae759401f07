import { updateStep } from '../../../../domain/forms/checkout-form';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';

/**
 * Button that shows the sum of changed choices or of another country. Only browsers without script need it, so only the
 * server renders it.
 */
export function UpdateTotalButton() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Button type="submit" name="step" value={updateStep} kind="outline" size="small">
          {m.checkout_update_total()}
        </Button>
      ) : null}
    </noscript>
  );
}
