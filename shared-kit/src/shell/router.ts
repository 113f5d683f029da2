/** The parts of the router that areas may use. Sharing the whole package would keep all of it in every page. */
export type { LinkProps, NavigateOptions } from 'react-router-dom';
export {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
