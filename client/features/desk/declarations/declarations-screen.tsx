import type { DeskDeclarations } from '../../../../domain/trades/declaration-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { EmptyState } from '../../../ui/notices/empty-state';
import styles from '../desk.module.css';
import { useScans } from '../frame/scan-context';
import { DeclarationRow } from './declaration-row';
import declared from './declarations.module.css';

/** Withdrawals that were declared by the public form and need a person, oldest first. */
export function DeclarationsScreen({ declarations }: { readonly declarations: DeskDeclarations }) {
  useScans();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_declared()}</h1>
      </header>
      {declarations.items.length === 0 ? (
        <EmptyState title={m.desk_declared_none()}>
          <p>{m.desk_declared_none_text()}</p>
        </EmptyState>
      ) : null}
      <ul className={declared['list']}>
        {declarations.items.map((declaration) => (
          <li key={declaration.id}>
            <DeclarationRow declaration={declaration} />
          </li>
        ))}
      </ul>
    </>
  );
}
