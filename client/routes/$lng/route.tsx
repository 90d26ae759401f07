import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { isLanguage } from '../../../domain/language';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/$lng')({
  beforeLoad: ({ params }) => {
    if (!isLanguage(params.lng)) throw notFound();
  },
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
