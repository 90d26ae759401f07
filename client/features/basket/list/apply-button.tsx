import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';

/** Button that sends changed choices of a form. Only browsers without script need it, so only the server renders it. */
export const ApplyButton = () => (
  <noscript>
    {import.meta.env.SSR ? (
      <Button type="submit" kind="outline" size="small">
        {m.forms_apply()}
      </Button>
    ) : null}
  </noscript>
);
