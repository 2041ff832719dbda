import { redirect } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

export const loader = () => redirect(shopPaths.home);
