import { useLocation } from '@tanstack/react-router';
import { Button } from '../ui/buttons/button';
import { addressOf } from '../lib/language';

/** Button that returns to this page's empty form. Without script it loads the page again. */
export function NewFormButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const { pathname, searchStr } = useLocation();
  return (
    <form
      method="get"
      action={addressOf(pathname)}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {[...new URLSearchParams(searchStr)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="outline">
        {label}
      </Button>
    </form>
  );
}
