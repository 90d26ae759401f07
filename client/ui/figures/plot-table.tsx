import { VisuallyHidden } from '../text/visually-hidden';

export interface PlotTableProps {
  readonly caption: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** Figures behind a plot, for people who can't see it. */
export function PlotTable({ caption, heads, rows }: PlotTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
