import { redirect } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';

export const loader = () => redirect(shopPaths.home);
