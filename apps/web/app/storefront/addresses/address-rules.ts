import { zodResolver } from '@hookform/resolvers/zod';
import { AddressBody } from '@sirkito/contracts/addresses/schemas';

export const checkAddress = zodResolver(AddressBody);
