import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';

/** Lists all specs by group, with a hint where a spec needs one. */
export function Specifications({ product }: { product: ProductDetail }) {
  return (
    <>
      {product.description && (
        <p className="mb-10 max-w-[66ch] text-lead text-pretty text-ink-muted">
          {product.description}
        </p>
      )}
      <div className="gap-x-16 lg:columns-2">
        {product.specifications.map(({ group, rows }) => (
          <table key={group} className="mb-10 w-full break-inside-avoid text-small">
            <caption className="pb-2.5 text-left text-body font-[520]">{group}</caption>
            <tbody>
              {rows.map(({ label, value, hint }) => (
                <tr key={label} className="border-t border-line align-top last:border-b">
                  <th scope="row" className="w-[46%] py-2.5 pr-4 text-left font-normal">
                    <span className="text-ink-muted">{label}</span>
                    {hint && <span className="block text-caption text-ink-faint">{hint}</span>}
                  </th>
                  <td className="fact py-2.5 leading-[1.45] wrap-break-word">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
