import { EditionScreen } from './edition/edition-screen';
import { FindScreen } from './find/find-screen';
import { ImportsScreen } from './imports/imports-screen';
import { ReportScreen } from './imports/report/report-screen';
import type { CataloguePage } from './load-catalogue-page';
import { NamesScreen } from './names/names-screen';
import { WorkScreen } from './work/work-screen';

/** Page of the catalogue at the desk. `q`: the words of its search. */
export function CatalogueScreen({ page, q }: { readonly page: CataloguePage; readonly q: string }) {
  if (page.kind === 'find') return <FindScreen found={page.found} q={q} />;
  if (page.kind === 'books') return <EditionScreen edition={page.edition} />;
  if (page.kind === 'works') return <WorkScreen work={page.work} />;
  if (page.kind === 'names') return <NamesScreen page={page.names} q={q} />;
  const { imports } = page;
  return 'list' in imports ? (
    <ImportsScreen list={imports.list} />
  ) : (
    <ReportScreen key={imports.report.run} report={imports.report} />
  );
}
