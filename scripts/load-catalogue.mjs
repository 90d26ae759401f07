export async function loadCatalogue() { return 'none'; }
