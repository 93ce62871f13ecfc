import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'
import { Link as RouterLink, useInRouterContext } from 'react-router-dom'

/** What a link component of the router must take. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path inside the portal, or a whole address (`https:`, `mailto:`, `tel:`, `blob:`). */
  to: string
  replace?: boolean
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

/** Lets the shell give all links its own link component, one that prefetches on hover and focus. */
export const LinkProvider = LinkContext.Provider

const outside = /^([a-z][a-z\d+.-]*:|\/\/)/i

/**
 * A real `<a>`: the shell's link inside the portal, the router's where no shell is, a plain one for
 * addresses outside the portal or for new tabs (which then get `rel="noreferrer"`).
 */
export function SmartLink({ to, replace, ref, ...rest }: LinkProps) {
  const Provided = useContext(LinkContext)
  const inRouter = useInRouterContext()
  if (outside.test(to) || rest.target === '_blank' || rest.download !== undefined || !inRouter) {
    const rel = rest.target === '_blank' ? 'noreferrer' : undefined
    return <a ref={ref} rel={rel} {...rest} href={to} />
  }
  const Inner = Provided ?? RouterLink
  return <Inner ref={ref} to={to} replace={replace} {...rest} />
}
